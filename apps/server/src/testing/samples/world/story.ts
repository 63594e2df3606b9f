import type { TestServer } from '../../server'

/** What happened, and how: the product's own calls, as people make them. */
export interface Story {
  name: string
  tell: (server: TestServer) => Promise<unknown>
}

export const story = (name: string, tell: Story['tell']): Story => ({ name, tell })
