/** All that floats, in one piece that is fetched after the first paint (`fetchOverlays`), or when somebody is quicker. */
export { DialogPanel } from './dialog-panel'
export { MenuPanel } from './menu-panel'
export { PopoverPanel } from './popover-panel'
export { ToastPanel } from './toast-panel'
export { TooltipPanel } from './tooltip-panel'
