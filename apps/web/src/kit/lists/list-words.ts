import { createContext } from 'react'

/** By what a list is narrowed now, in words, for its file. */
export const ListWords = createContext<readonly string[]>([])
