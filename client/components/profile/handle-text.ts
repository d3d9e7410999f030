/** Returns the handle of an account of this server, which keeps its direction in any sentence. */
export const handleText = ({ username }: { username: string }) => `\u2066@${username}\u2069`
