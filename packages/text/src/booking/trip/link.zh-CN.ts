/** The trip of an order, on the order's page. */
export const text = {
  title: '所属行程',
  view: '查看行程',
  none: '同一次出差的订单可以合成一个行程，一起查看安排、费用与文件。',
  make: '新建行程',
  made: '已建立行程',
}
