/** A module that is built as the first drawing is (vite/first-drawing.ts). */
declare module '*?drawing'
