/** Children and infants on the order form of a flight. */
export const text = {
  why: {
    child: '按舱位全价的 50% 购票（成人价更低时按成人价），免机建费，燃油附加费减半',
    infant: '按全价的 10% 购票，不占座位，免机建费和燃油附加费',
  },
  faults: {
    newbornFlies: '出生不满 14 天的婴儿不能乘机',
    unaccompaniedChild: '12 周岁以下的儿童和婴儿须与成人一同乘机。无成人陪伴儿童请联系客服向航空公司申请',
    tooManyInfants: '每位成人只能携带 1 名婴儿',
  },
}
