package profiler

var academicTitles = wordSet("mag mmag ing dipl lic arq drs ir inż mgr bc judr mudr rndr phdr mvdr paeddr phmr rer nat habil univ adv avv geom rag arch")
