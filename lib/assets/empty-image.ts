/** Placeholder for images that fail to load: a frame with mountains and a sun, in a gray that suits both themes. */
export const emptyImage = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32" fill="none" stroke="#8a8580"><rect x=".5" y=".5" width="47" height="31" rx="3"/><circle cx="34" cy="10" r="3"/><path d="m6 26 10-12 8 9 5-5 13 8"/></svg>',
)}`;
