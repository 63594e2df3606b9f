/** The choice between an order now and an order then. */
export const text = { label: '查看方式', current: '当前情况', past: '历史回溯' }
