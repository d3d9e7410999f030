/** Reads a markdown text as a tree of blocks. */
import type { Env, MarkdownIt, Token } from 'markdown-it'

export interface Block {
  token: Token
  inside: Block[]
}

export function readBlocks(md: MarkdownIt, text: string, env: Env = {}): Block[] {
  const top: Block[] = []
  const open: Block[][] = [top]
  for (const token of md.parse(text, env)) {
    if (token.nesting === -1) {
      open.pop()
      continue
    }
    const block = { token, inside: [] }
    open.at(-1)?.push(block)
    if (token.nesting === 1) open.push(block.inside)
  }
  return top
}
