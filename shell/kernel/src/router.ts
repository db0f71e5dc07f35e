/*
 * All that a micro-frontend may use of the router. Shared packages are not tree-shaken, so each name
 * here is paid for by every visitor: add one when it is used, remove it when it is not.
 */
export {
  Link,
  Navigate,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
} from "react-router-dom"
