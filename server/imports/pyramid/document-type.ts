const declarations = /^\s*[\w.:-]+\s*(?:\[(?:\s*<!(?:ELEMENT|ATTLIST)\s[^<>&%"']*>)*\s*\])?\s*$/;

/**
 * Whether a DOCTYPE does no more than DUCView's own, which declares elements and attributes. Entities can swell to any
 * size, addresses lead to other files, and default values of attributes would be passed over unseen.
 * @param documentType what stands between `<!DOCTYPE` and its `>`.
 */
export function isPlainDocumentType(documentType: string): boolean {
  return declarations.test(documentType);
}
