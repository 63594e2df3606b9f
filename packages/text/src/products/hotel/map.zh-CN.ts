export const text = {
  map: '地图',
  label: (p: { count: number }) => `酒店地图，${p.count} 家酒店`,
  keys: '方向键移动地图，加号和减号缩放，0 显示全部酒店。酒店也都在旁边的列表中。',
  nearer: '放大',
  farther: '缩小',
  all: '显示全部酒店',
  distance: (p: { metres: number }) => (p.metres < 1000 ? `${p.metres}米` : `${p.metres / 1000}公里`),
  full: '满房',
  searchHere: '搜索此区域',
  wholeCity: '查看全城',
}
