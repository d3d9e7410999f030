/**
 * Keeps the page around the tests in a browser where it is. A cover that closes goes one step back in the
 * history (client/platform/page/close-on-back.ts); when its frame has gone by then, because its file was the
 * last one to use it, the browser takes the step with the page around, which would leave Vitest. That page
 * has an entry to spare for each file.
 */
window.parent.history.pushState(null, '')
