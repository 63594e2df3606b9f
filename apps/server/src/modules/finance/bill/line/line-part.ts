/** Which part of its order line `l` is of: the number that it was told with names the order, the traveller's place and the part. */
export const segmentOfLine = `split_part(substr(told.body->'line'->>'lineId', length(l.order_no) + 2), '-', 2)::integer`
