/** Carries the product's moment with every answer that no browser keeps: deadlines are counted from it, not from the PC's clock. */
export const serverNowHeader = 'server-now'
