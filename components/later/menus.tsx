'use client';

import { useEffect } from 'react';
import { openMenusByHover } from '@/lib/browser/page/hover-menus';
import { closeMenusByFocus, closeMenusOnReturn } from '@/lib/browser/page/menus-by-focus';

/** What scripts add to the menus of the header: they open by hovering, and close when the visitor has left them. */
export function Menus() {
  useEffect(openMenusByHover, []);
  useEffect(closeMenusByFocus, []);
  useEffect(closeMenusOnReturn, []);
  return null;
}
