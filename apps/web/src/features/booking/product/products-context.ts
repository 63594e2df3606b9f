import { createContext } from 'react'
import type { ProductRecord } from './screens'

/** What the products bring; the composition root hands it in, since the screens of all products name none. */
export const ProductsContext = createContext<ProductRecord | undefined>(undefined)
