import { lazy, type ComponentType } from 'react'
import type { Part, SearchFormProps, SearchScreens } from '../product/screens'

/** A form that comes when its tab comes near. */
export const lazyForm = (form: Part<ComponentType<SearchFormProps>>): Pick<SearchScreens, 'Form' | 'preload'> => ({
  Form: lazy(async () => ({ default: await form() })),
  preload: form,
})
