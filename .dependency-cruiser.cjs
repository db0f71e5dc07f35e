/** Dependencies point downwards only. Each rule is a sentence of CONTRIBUTING.md, 'Which way imports may point'. */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Two files that need each other are one idea in two places.",
      severity: "error",
      from: {},
      to: { circular: true, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "modules-know-no-workflow-or-route",
      comment: "Routes use workflows, workflows use modules; never the other way.",
      severity: "error",
      from: { path: "^backend/src/modules" },
      to: { path: "^backend/src/(api|workflows|subscribers|jobs)" },
    },
    {
      name: "workflows-know-no-route",
      comment: "A workflow must be callable from a job or a test as well as from a route.",
      severity: "error",
      from: { path: "^backend/src/workflows" },
      to: { path: "^backend/src/api" },
    },
    {
      name: "modules-are-strangers",
      comment:
        "A module owns one noun and its tables; what joins two modules is a workflow or a link.",
      severity: "error",
      from: { path: "^backend/src/modules/([^/]+)/" },
      to: { path: "^backend/src/modules/", pathNot: "^backend/src/modules/$1/" },
    },
    {
      name: "micro-frontends-are-strangers",
      comment: "A remote never imports another: it offers fragments and declares slots.",
      severity: "error",
      from: { path: "^mfe-([^/]+)/" },
      to: { path: "^(mfe-(?!$1/)|shell/(src|server|registry|e2e)/|backend/(src|sandbox)/)" },
    },
    {
      name: "shell-builds-without-remotes",
      comment: "The shell learns at run time which micro-frontends exist.",
      severity: "error",
      from: { path: "^shell/" },
      to: { path: "^mfe-" },
    },
    {
      name: "features-are-strangers",
      comment: "shared -> feature -> app: what two features need moves up into shared.",
      severity: "error",
      from: { path: "^(mfe-[^/]+)/src/features/([^/]+)/" },
      to: { path: "^$1/src/(app|features/(?!$2/))" },
    },
    {
      name: "shared-knows-no-feature",
      comment: "What many use must not lean on one of them.",
      severity: "error",
      from: { path: "^(mfe-[^/]+)/src/shared/" },
      to: { path: "^$1/src/(app|features|fragments)/" },
    },
    {
      name: "fragments-stand-alone",
      comment:
        "A fragment is drawn on pages of other teams, where the remote's own app is not there.",
      severity: "error",
      from: { path: "^(mfe-[^/]+)/src/fragments/([^/]+)/" },
      to: { path: "^$1/src/(app|features|fragments/(?!$2/))" },
    },
    {
      name: "host-is-the-shells",
      comment: "Guests use the kernel; what only the host may do stays with the host.",
      severity: "error",
      from: { path: "^mfe-", pathNot: "(\\.test\\.tsx?$|/src/test/)" },
      to: { path: "^shell/kernel/src/host" },
    },
    {
      name: "design-system-knows-no-shop",
      comment: "Components show what they are given.",
      severity: "error",
      from: { path: "^design-system/" },
      to: { path: "^(backend|shell|mfe-)" },
    },
    {
      name: "contract-stands-alone",
      comment: "@shop/api is what browsers and the server agree on; it knows neither.",
      severity: "error",
      from: { path: "^backend/api-contract/" },
      to: { path: "^(backend/(src|sandbox)|shell|mfe-|design-system)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(/dist/|/\\.medusa/|storybook-static|/generated/)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.web.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "default"],
    },
  },
}
