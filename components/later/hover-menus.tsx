'use client';

import { useEffect } from 'react';
import { openMenusByHover } from '@/lib/browser/page/hover-menus';

/** Lets a mouse open the menus of the header by resting on them. */
export function HoverMenus() {
  useEffect(openMenusByHover, []);
  return null;
}
