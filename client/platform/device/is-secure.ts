/**
 * Returns whether the browser gives this page what it keeps for encrypted ones: a worker, the clipboard,
 * locks.
 */
export const isSecure = () => window.isSecureContext
