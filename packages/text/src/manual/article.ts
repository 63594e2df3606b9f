/** A part of an article: how one thing is done. What a screen calls something is put in from the screen's own words. */
export interface ManualSection {
  title: string
  lead?: string
  steps?: readonly string[]
  notes?: readonly string[]
  /** The short answer that stands beside a field. */
  hint?: string
  /** What the picture of this part shows; its file is called by article and section. */
  picture?: string
}

/** What the manual says of one area; the contents have its title (personal/manual). */
export interface ManualArticle {
  lead: string
  sections: Readonly<Record<string, ManualSection>>
}
