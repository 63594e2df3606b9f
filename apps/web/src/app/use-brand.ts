import { useEffect } from 'react'
import { inkOn } from '../kit/carrier-badge'

const hexColour = /^#[0-9a-f]{6}$/i

/** Does white text read on this colour (4.5:1)? */
export const carriesWhite = (colour: string): boolean => hexColour.test(colour) && inkOn(colour) === '#ffffff'

/** The enterprise's own colour on the hero, where white text reads on it; otherwise ours stays (S3.02). */
export function useBrand(colour: string | undefined): void {
  useEffect(() => {
    if (!colour || !carriesWhite(colour)) return undefined
    const { style } = document.documentElement
    for (const token of ['--hero', '--hero-deep']) style.setProperty(token, colour)
    return () => {
      for (const token of ['--hero', '--hero-deep']) style.removeProperty(token)
    }
  }, [colour])
}
