export function findChromium(options?: { withWindows?: boolean }): string | undefined
