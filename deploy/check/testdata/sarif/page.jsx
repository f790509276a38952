// Shows the log beside it in the viewer of SARIF that Azure DevOps uses.
import * as React from "react";
import * as ReactDOM from "react-dom";
import { Viewer } from "@microsoft/sarif-web-component";

fetch("log.sarif").then((r) => r.json()).then((log) => ReactDOM.render(<Viewer logs={[log]} filterState={{}} />, document.getElementById("app")));
