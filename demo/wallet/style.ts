/**
 * Styles the pretend wallet. A file of its own, because the policy allows no styles in a page
 * (docs/server/policy-and-files.md#content-security-policy).
 */
export const STYLE = `:root {
  background: Canvas;
  color: CanvasText;
  color-scheme: light dark;
  font: 1rem / 1.5 system-ui, sans-serif;
}

body {
  margin: 0 auto;
  max-inline-size: 40rem;
  padding: 1rem;
}

.warning {
  border: 2px dashed;
  border-radius: 0.5rem;
  padding: 0.75rem 1rem;
}

form {
  border-block-start: 1px solid;
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  padding-block: 0.75rem;
}

p {
  margin: 0;
}

a {
  color: inherit;
}

[role="status"] {
  font-weight: bold;
  margin-block: 1rem;
}

form p,
code {
  flex-basis: 100%;
  overflow-wrap: anywhere;
}

button,
input {
  font: inherit;
  min-block-size: 2.75rem;
  padding-inline: 0.75rem;
}
`
