'use client';

import { useEffect } from 'react';
import { openMenusByHover } from '@/lib/browser/page/hover-menus';
import { closeMenusByFocus, closeMenusOnReturn } from '@/lib/browser/page/menus-by-focus';
import { holdFocusInSheets } from '@/lib/browser/page/sheet';

/** What scripts add to menus: those of the header open by hovering, and all close when the visitor has left them. */
export function Menus() {
  useEffect(openMenusByHover, []);
  useEffect(closeMenusByFocus, []);
  useEffect(closeMenusOnReturn, []);
  useEffect(holdFocusInSheets, []);
  return null;
}
