/** Under which conditions a rule of visas holds. */
export const text = {
  noWork: '限旅游、探亲、商务等短期停留；工作、学习、采访须另办签证',
  ninetyIn180: '每 180 天内累计停留不超过 90 天',
  onwardAndLodging: '须由马尼拉或宿务机场入境，出示返程或续程机票和住宿预订；不可延期',
  waiverOver: '原免签安排 9 月 14 日到期，是否延续尚未核实',
  arrivalCard: '抵达前 7 天内在线填写电子入境卡',
  arrivalFee: '落地签在机场缴费，须带照片',
}
