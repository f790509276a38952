package clients

import _ "github.com/oapi-codegen/runtime" // what oapi-codegen writes needs it
