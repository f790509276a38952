package online
