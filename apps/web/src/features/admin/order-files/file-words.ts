import type { OrderExport } from '@sojourn/contract/admin/orders/order-export.calls'

/** It is still being made. */
export const isOpen = ({ state }: Pick<OrderExport, 'state'>): boolean => state === 'waiting' || state === 'running'

const thousand = 1024

/** 812 KB, 3.4 MB. */
export const fileSize = (bytes: number): string =>
  bytes < thousand * thousand
    ? `${Math.max(1, Math.round(bytes / thousand))} KB`
    : `${(bytes / thousand / thousand).toFixed(1)} MB`
