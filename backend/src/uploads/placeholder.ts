/** Shown where a product has no picture: an empty shopping basket. */
export const placeholder =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" role="img" aria-label="No picture">
  <rect width="400" height="400" fill="#f3f4f1"/>
  <g fill="none" stroke="#a9b3a4" stroke-width="12" stroke-linecap="round" stroke-linejoin="round">
    <path d="M100 180h200l-24 110a16 16 0 0 1-16 12H140a16 16 0 0 1-16-12z"/>
    <path d="M140 180l44-80M260 180l-44-80M165 222v42M200 222v42M235 222v42"/>
  </g>
</svg>
`)
