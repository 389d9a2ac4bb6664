/** Stands in browsers for Node's process, of which scripts ask no more than the environment that the build left open. */
const browserProcess = { env: {} };

export default browserProcess;
