/** Whether voucher `v` proves something: it is kept, right, and no other takes it back. */
export const isProof = `(NOT v.dropped AND v.verdict = 'matched'
  AND NOT EXISTS (SELECT FROM voucher red WHERE red.enterprise_id = v.enterprise_id AND red.reverses = v.number AND red.reverses <> ''
    AND NOT red.dropped AND red.verdict = 'matched'))`

/** Whether thing `d` has its voucher: issued through this portal, or given in and right; one number is left out of account. */
export const coveredWithout = (number: string): string => `(EXISTS (
    SELECT FROM invoice_line l JOIN invoice i ON i.enterprise_id = $1 AND i.invoice_id = l.invoice_id
    WHERE l.enterprise_id = $1 AND l.key = d.key AND l.living AND i.state IN ('issued', 'delivered') AND i.number <> ${number})
  OR EXISTS (
    SELECT FROM voucher_thing t JOIN voucher v ON v.enterprise_id = $1 AND v.voucher_id = t.voucher_id
    WHERE t.enterprise_id = $1 AND t.key = d.key AND v.number <> ${number} AND ${isProof}))`
