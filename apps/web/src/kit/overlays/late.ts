import { lazy } from 'react'
import { inTime } from '../browser/load-chunk'

const panels = () => inTime(import('./panels'))

/** Asks for everything that floats, once the page stands; what fails is asked for again by whoever needs it. */
export const fetchOverlays = (): void => void panels().catch(() => undefined)

export const DialogPanel = lazy(() => panels().then((module) => ({ default: module.DialogPanel })))
export const MenuPanel = lazy(() => panels().then((module) => ({ default: module.MenuPanel })))
export const PopoverPanel = lazy(() => panels().then((module) => ({ default: module.PopoverPanel })))
export const ToastPanel = lazy(() => panels().then((module) => ({ default: module.ToastPanel })))
export const TooltipPanel = lazy(() => panels().then((module) => ({ default: module.TooltipPanel })))
