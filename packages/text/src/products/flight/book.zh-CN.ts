/** Children and infants on the order form of a flight, and the buyer of a government fare. */
export const text = {
  why: {
    child: '按舱位全价的 50% 购票（成人价更低时按成人价），免机建费，燃油附加费减半',
    infant: '按全价的 10% 购票，不占座位，免机建费和燃油附加费',
  },
  government: {
    title: '政采票购票单位',
    unit: '单位名称',
    unitHint: '国家机关、事业单位等预算单位的全称，出票时由航司核验',
    cardBin: '公务卡卡号前 6 位',
    cardBinHint: '以 628 开头；个人支付政采票须使用公务卡',
    faults: {
      governmentUnitMissing: '请填写购票单位名称',
      governmentCardMissing: '请填写公务卡卡号前 6 位，或改由单位支付',
      governmentCardUnofficial: '该卡不是公务卡：公务卡卡号以 628 开头，请填写前 6 位',
    },
  },
  faults: {
    newbornFlies: '出生不满 14 天的婴儿不能乘机',
    unaccompaniedChild: '12 周岁以下的儿童和婴儿须与成人一同乘机。无成人陪伴儿童请联系客服向航空公司申请',
    tooManyInfants: '每位成人只能携带 1 名婴儿',
  },
}
