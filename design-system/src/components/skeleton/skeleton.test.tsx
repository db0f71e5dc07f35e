import { describeConformance } from "../../test/describe-conformance"
import { Skeleton } from "./skeleton"

describeConformance("Skeleton", (props) => <Skeleton {...props} />, "span")
