/** Latest entries of a team's action log; people, actions and profiles are message keys. */
export const teamLog = [
  { time: '14:02', member: 'secondMember', action: 'started', profile: 'adsA', facet: 2 },
  { time: '13:47', member: 'admin', action: 'changedProxy', profile: 'storeKrakow', facet: 4 },
  { time: '11:20', member: 'manager', action: 'shared', profile: 'adsB', facet: 5 },
] as const;
