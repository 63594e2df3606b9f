/** Schedule changes of international flights on the agency's desk. */
export const text = {
  work: '航班变动待确认',
}
