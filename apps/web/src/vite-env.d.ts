/// <reference types="vite/client" />

interface Window {
  /** Fetches the chunks of the screen at a path; the head of the built page makes it. */
  announceScreen?: (path: string) => void
}
