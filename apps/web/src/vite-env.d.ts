/// <reference types="vite/client" />

interface Window {
  /** Fetches the chunks of the screen at a path; the head of the built page makes it. */
  announceScreen?: (path: string) => void
}

/** What the head of the page has asked for already: answers by session, language, address and body. */
declare var askedAhead: Record<string, Promise<Response>> | undefined
