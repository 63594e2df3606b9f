import { useEffect, useLayoutEffect, useState } from 'react'

let colours: typeof import('@sojourn/domain/access/brand-colours') | undefined

/** What makes a colour readable is fetched by companies that have one of their own, before their first page. */
export async function fetchBrand(colour: string | undefined): Promise<void> {
  if (colour !== undefined) colours ??= await import('@sojourn/domain/access/brand-colours')
}

/** The enterprise's own colour over ours, made readable where it is not (S3.02). */
export function useBrand(colour: string | undefined): void {
  const [fetched, setFetched] = useState(colours)
  useEffect(() => {
    void fetchBrand(colour).then(
      () => setFetched(colours),
      () => undefined,
    )
  }, [colour])
  useLayoutEffect(() => {
    const tokens = colour === undefined ? undefined : fetched?.brandTokens(colour)
    if (!fetched || !tokens) return undefined
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(fetched.brandSheet(tokens))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [colour, fetched])
}
