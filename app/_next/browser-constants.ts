// Stands in browsers for the list of some hundred names of which the browser's part of Next reads these. The ones that
// are left out belong to its server; a test compares these with Next's own.
export const NEXT_QUERY_PARAM_PREFIX = "nxtP";
export const NEXT_INTERCEPTION_MARKER_PREFIX = "nxtI";
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = "x-nextjs-deployment-id";
