import { describeConformance } from "../../test/describe-conformance"
import { Badge } from "./badge"

describeConformance("Badge", (props) => <Badge {...props}>New</Badge>, "span")
