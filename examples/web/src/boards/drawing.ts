// Drawings of examples/draw/art, which its pictures have as well.

/** What lies in the tag around a drawing, as an element takes it. */
export const drawing = (svg: string) => ({
  dangerouslySetInnerHTML: { __html: svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('<')) },
});
