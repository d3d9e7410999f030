/** Remembers whether Back or Forward leads to the page that is being drawn: such a page asks for nothing. */

let returns = false

/** Notes whether Back or Forward leads to the page that comes next. */
export function noteReturn(isReturn: boolean): void {
  returns = isReturn
}

/** Returns whether the page that is being drawn is one that Back or Forward leads to. */
export const isReturning = () => returns
