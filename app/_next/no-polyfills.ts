/** Stands for the stand-ins of functions that every browser with the pages' popovers and container queries has. */
export {};
