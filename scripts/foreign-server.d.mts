export function startServer(...options: string[]): Promise<{ origin: string; stop: () => void }>
