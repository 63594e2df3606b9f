import { useLayoutEffect } from 'react'
import { brandSheet, brandTokens } from '@sojourn/domain/access/brand-colours'

/** The enterprise's own colour over ours, made readable where it is not (S3.02). */
export function useBrand(colour: string | undefined): void {
  useLayoutEffect(() => {
    const tokens = colour === undefined ? undefined : brandTokens(colour)
    if (!tokens) return undefined
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(brandSheet(tokens))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [colour])
}
